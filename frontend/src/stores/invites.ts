/** The invitations that were made or taken in this browser: the server tells each one only once. */

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
    // A browser that keeps nothing shows the link until the page is left.
  }
}

/** The match that an invitation was for, if it was taken in this browser: its link leads there ever after. */
export function matchOfInvite(token: string): string | null {
  return Object.entries(storedInvites()).find(([, each]) => each === token)?.[0] ?? null;
}

/** The address to send to a friend, if this browser knows it. */
export function inviteLink(match: string): string | null {
  const token = storedInvites()[match];
  return token ? `${location.origin}/join/${token}` : null;
}
