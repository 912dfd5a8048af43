/** Who is here: nobody yet, a guest, or somebody with a name. */

import { ask, get, post } from "../net/http";
import type { ChangePassword, DeleteAccount, Done, Face, Me, Recover, Register, Registered, Rename, SignIn } from "../messages";
import { say } from "../words/speech.svelte";

class Session {
  face = $state.raw<Face | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** Called when somebody else is here: the socket has to connect anew. */
  onchange: () => void = () => undefined;
  #doubtful = false;
  #ensuring: Promise<void> | null = null; // two who need somebody at once ask once

  async load(): Promise<void> {
    this.#be((await get<Me>("/api/me")).face ?? null);
  }

  /** Be somebody: a socket and a match need it. Whoever has no account becomes a guest. */
  async ensure(): Promise<void> {
    if (this.face && !this.#doubtful) return;
    this.#ensuring ??= post<Me>("/api/guest").then(({ face }) => this.#be(face ?? null)).finally(() => (this.#ensuring = null));
    await this.#ensuring;
  }

  /** Ask anew who we are, at the next need: the server does not know us any more, or may not. */
  doubt(): void {
    this.#doubtful = true;
  }

  /** Choose a name; what is returned is the recovery code, which is told this one time. */
  async register(body: Register): Promise<string> {
    const { face, recovery } = await post<Registered>("/api/account", body);
    this.#change(face);
    return recovery;
  }

  async signIn(body: SignIn): Promise<void> {
    this.#change((await post<Me>("/api/session", body)).face ?? null);
  }

  async recover(body: Recover): Promise<string> {
    const { face, recovery } = await post<Registered>("/api/recovery", body);
    this.#change(face);
    return recovery;
  }

  async rename(body: Rename): Promise<void> {
    this.#change((await ask<Me>("PATCH", "/api/account/name", body)).face ?? null);
  }

  async changePassword(body: ChangePassword): Promise<void> {
    this.#change((await ask<Me>("PATCH", "/api/account", body)).face ?? null);
  }

  async signOut(): Promise<void> {
    await ask<Done>("DELETE", "/api/session");
    this.#change(null);
  }

  async remove(body: DeleteAccount): Promise<void> {
    await ask<Done>("DELETE", "/api/account", body);
    this.#change(null);
  }

  #be(face: Face | null): void {
    this.face = face;
    this.known = true;
    this.#doubtful = false;
  }

  #change(face: Face | null): void {
    this.#be(face);
    this.onchange();
  }
}

/** A guest has one name in all languages, so that two people who speak of them mean the same. */
const guestName = ({ beast, number }: NonNullable<Face["guest"]>): string => `${beast.charAt(0).toUpperCase()}${beast.slice(1)} ${number}`;

/** Somebody's name, in the reader's language where it is not their own. */
export function nameOf(face: Face | undefined): string {
  switch (face?.kind) {
    case undefined:
      return say("face-nobody");
    case "archived":
      return say("face-archived", { name: nameOf({ ...face, kind: face.guest ? "guest" : "person" }) });
    case "computer":
      return say("face-computer", { level: face.level ?? 0 });
    case "deleted":
      return say("face-deleted");
    case "guest":
      return face.guest ? guestName(face.guest) : "";
    case "person":
      return face.name ?? "";
  }
}

export const session = new Session();
