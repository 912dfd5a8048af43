/** Invitations that were created or accepted in this browser. The server sends a token only once. */

const KEY = "regalia-invites";
const MAX_STORED = 20;

function storedInvites(): Record<string, string> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, string>;
  } catch {
    return {};
  }
}

export function storeInvite(match: string, token: string): void {
  const latest = Object.entries({ ...storedInvites(), [match]: token }).slice(-MAX_STORED);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, the link is shown until the page is left.
  }
}

/** The match of an invitation that was accepted in this browser. */
export function matchOfInvite(token: string): string | null {
  return Object.entries(storedInvites()).find(([, each]) => each === token)?.[0] ?? null;
}

/** The invitation link of a match, if this browser knows it. */
export function inviteLink(match: string): string | null {
  const token = storedInvites()[match];
  return token ? `${location.origin}/join/${token}` : null;
}
