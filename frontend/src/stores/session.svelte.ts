/** Who is here: nobody yet, a guest, or somebody with a name. */

import { request, get, post } from "../api/http";
import type {
  ChangePassword,
  DeleteAccount,
  Done,
  PublicIdentity,
  Me,
  Recover,
  Register,
  Registered,
  Rename,
  SignIn,
} from "../messages";
import { t } from "../i18n/locale.svelte";

class Session {
  face = $state.raw<PublicIdentity | null>(null);
  /** Whether the server has been asked. */
  isLoaded = $state(false);
  /** Called when somebody else is here: the socket has to connect anew. */
  onchange: () => void = () => undefined;
  /** Who was logged in here until the session ended without our doing; null once somebody is here again. */
  ended = $state.raw<PublicIdentity | null>(null);
  #isStale = false;
  #ensuring: Promise<void> | null = null; // two who need somebody at once ask once
  #changes = 0; // requests of ours that change who we are

  async load(): Promise<void> {
    this.#setFace((await get<Me>("/api/me")).face ?? null);
  }

  /** Be somebody: a socket and a match need it. Whoever has no account becomes a guest, but nobody who was logged out does so unasked. */
  async ensure(): Promise<boolean> {
    if (this.ended || (this.face?.kind === "person" && this.#isStale)) await this.#reload();
    else if (!this.face || this.#isStale) {
      this.#ensuring ??= post<Me>("/api/guest")
        .then(({ face }) => this.#setFace(face ?? null))
        .finally(() => (this.#ensuring = null));
      await this.#ensuring;
    }
    return this.face !== null;
  }

  /** The server has ended our session. Another tab may have logged in since, in which case we go on as that. */
  async recheck(): Promise<void> {
    if (this.#changes > 0) return; // it is our own doing, and who we are then is about to be known
    const before = this.face;
    await this.#reload();
    if (this.face || before) this.onchange();
  }

  /** Go on as a guest after having been logged out. */
  continueAsGuest(): void {
    this.ended = null;
    this.onchange();
  }

  /** Ask anew who we are, at the next need: the server does not know us any more, or may not. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Choose a name; what is returned is the recovery code, which is told this one time. */
  async register(body: Register): Promise<string> {
    return this.#changeIdentity(post<Registered>("/api/account", body), ({ recovery }) => recovery);
  }

  async signIn(body: SignIn): Promise<void> {
    return this.#changeIdentity(post<Me>("/api/session", body), () => undefined);
  }

  async recover(body: Recover): Promise<string> {
    return this.#changeIdentity(post<Registered>("/api/recovery", body), ({ recovery }) => recovery);
  }

  async rename(body: Rename): Promise<void> {
    return this.#changeIdentity(request<Me>("PATCH", "/api/account/name", body), () => undefined);
  }

  async changePassword(body: ChangePassword): Promise<void> {
    return this.#changeIdentity(request<Me>("PATCH", "/api/account", body), () => undefined);
  }

  async signOut(): Promise<void> {
    return this.#signOutBy(request<Done>("DELETE", "/api/session"));
  }

  /** Log out on all devices, this one included. */
  async signOutEverywhere(): Promise<void> {
    return this.#signOutBy(post<Done>("/api/sessions/sign-out-everywhere"));
  }

  async deleteAccount(body: DeleteAccount): Promise<void> {
    return this.#signOutBy(request<Done>("DELETE", "/api/account", body));
  }

  /** Ask who we are. Whoever was logged in and is nobody any more has been logged out. */
  async #reload(): Promise<void> {
    const before = this.face;
    this.#setFace((await get<Me>("/api/me")).face ?? null);
    if (!this.face) this.ended ??= before;
  }

  async #signOutBy(request: Promise<Done>): Promise<void> {
    return this.#changeIdentity<Me, void>(request, () => undefined);
  }

  /** Become whoever the server says after a request of ours. */
  async #changeIdentity<Answer extends Me, Result>(
    request: Promise<Answer>,
    result: (answer: Answer) => Result,
  ): Promise<Result> {
    this.#changes++;
    try {
      const answer = await request;
      this.#setFace(answer.face ?? null);
      this.onchange();
      return result(answer);
    } finally {
      this.#changes--;
    }
  }

  #setFace(face: PublicIdentity | null): void {
    if (face) this.ended = null;
    this.face = face;
    this.isLoaded = true;
    this.#isStale = false;
  }
}

/** A guest has one name in all languages, so that two people who speak of them mean the same. */
const guestName = ({ beast, number }: NonNullable<PublicIdentity["guest"]>): string =>
  `${beast.charAt(0).toUpperCase()}${beast.slice(1)} ${number}`;

/** Somebody's name, in the reader's language where it is not their own. */
export function displayName(face: PublicIdentity | undefined): string {
  switch (face?.kind) {
    case undefined:
      return t("face-nobody");
    case "archived":
      return t("face-archived", { name: displayName({ ...face, kind: face.guest ? "guest" : "person" }) });
    case "computer":
      return t("face-computer", { level: face.level ?? 0 });
    case "deleted":
      return t("face-deleted");
    case "guest":
      return face.guest ? guestName(face.guest) : "";
    case "person":
      return face.name ?? "";
  }
}

export const session = new Session();
