/** The identity of this browser: none yet, a guest, or an account. */

import * as api from "../api/endpoints";
import type {
  ChangePassword,
  DeleteAccount,
  Done,
  Me,
  PublicIdentity,
  Recover,
  Register,
  Rename,
  SignIn,
} from "../api/types";
import { t } from "../i18n/locale.svelte";

class Session {
  /** How this browser's account is shown; null without a session. */
  identity = $state.raw<PublicIdentity | null>(null);
  /** Whether the account sees reports and acts on them. */
  isModerator = $state(false);
  isLoaded = $state(false);
  /** Called when the identity changes; the socket must reconnect. */
  onchange: () => void = () => undefined;
  /** The account whose session was ended from elsewhere; null once there is an identity again. */
  ended = $state.raw<PublicIdentity | null>(null);
  #isStale = false;
  #ensuring: Promise<void> | null = null; // concurrent calls share one request
  #changes = 0; // running requests that change the identity

  async load(): Promise<void> {
    this.#setIdentity(await api.getMe());
  }

  /**
   * Ensures that there is an identity, which sockets and matches need; creates a guest if there is none. After being
   * logged out, no guest is created without consent. Returns whether there is an identity.
   */
  async ensure(): Promise<boolean> {
    if (this.ended || (this.identity?.kind === "person" && this.#isStale)) await this.#reload();
    else if (!this.identity || this.#isStale) {
      this.#ensuring ??= api
        .createGuest()
        .then((me) => this.#setIdentity(me))
        .finally(() => (this.#ensuring = null));
      await this.#ensuring;
    }
    return this.identity !== null;
  }

  /** Checks the identity after the server ended the session. Another tab may have logged in since. */
  async recheck(): Promise<void> {
    if (this.#changes > 0) return; // this tab has ended the session itself and gets the new identity with the response
    const before = this.identity;
    await this.#reload();
    if (this.identity || before) this.onchange();
  }

  /** Continues as a guest after being logged out. */
  continueAsGuest(): void {
    this.ended = null;
    this.onchange();
  }

  /** Marks the identity as possibly outdated; the next `ensure` checks it. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Creates an account. Returns the recovery code, which is shown only once. */
  async register(body: Register): Promise<string> {
    return this.#changeIdentity(api.register(body), ({ recovery }) => recovery);
  }

  async signIn(body: SignIn): Promise<void> {
    return this.#changeIdentity(api.signIn(body), () => undefined);
  }

  async recover(body: Recover): Promise<string> {
    return this.#changeIdentity(api.recoverAccount(body), ({ recovery }) => recovery);
  }

  async rename(body: Rename): Promise<void> {
    return this.#changeIdentity(api.rename(body), () => undefined);
  }

  async changePassword(body: ChangePassword): Promise<void> {
    return this.#changeIdentity(api.changePassword(body), () => undefined);
  }

  async signOut(): Promise<void> {
    return this.#signOutBy(api.signOut());
  }

  /** Logs out on all devices, including this one. */
  async signOutEverywhere(): Promise<void> {
    return this.#signOutBy(api.signOutEverywhere());
  }

  async deleteAccount(body: DeleteAccount): Promise<void> {
    return this.#signOutBy(api.deleteAccount(body));
  }

  /** Loads the identity. If there was one and there is none now, the session was ended. */
  async #reload(): Promise<void> {
    const before = this.identity;
    this.#setIdentity(await api.getMe());
    if (!this.identity) this.ended ??= before;
  }

  async #signOutBy(request: Promise<Done>): Promise<void> {
    return this.#changeIdentity<Me, void>(request, () => undefined);
  }

  /** Takes the identity from the response of a request that changes it. */
  async #changeIdentity<Answer extends Me, Result>(
    request: Promise<Answer>,
    result: (answer: Answer) => Result,
  ): Promise<Result> {
    this.#changes++;
    try {
      const answer = await request;
      this.#setIdentity(answer);
      this.onchange();
      return result(answer);
    } finally {
      this.#changes--;
    }
  }

  #setIdentity({ face: identity, moderator }: Me): void {
    if (identity) this.ended = null;
    this.identity = identity ?? null;
    this.isModerator = moderator ?? false;
    this.isLoaded = true;
    this.#isStale = false;
  }
}

/** Guests have the same name in all languages, so that people can refer to them. */
const guestName = ({ beast, number }: NonNullable<PublicIdentity["guest"]>): string =>
  `${beast.charAt(0).toUpperCase()}${beast.slice(1)} ${number}`;

/** A player's display name; translated unless it is an account's own name. */
export function displayName(identity: PublicIdentity | undefined): string {
  switch (identity?.kind) {
    case undefined:
      return t("face-nobody");
    case "archived":
      return t("face-archived", { name: displayName({ ...identity, kind: identity.guest ? "guest" : "person" }) });
    case "computer":
      return t("face-computer", { level: identity.level ?? 0 });
    case "deleted":
      return t("face-deleted");
    case "guest":
      return identity.guest ? guestName(identity.guest) : "";
    case "person":
      return identity.name ?? "";
  }
}

export const session = new Session();
