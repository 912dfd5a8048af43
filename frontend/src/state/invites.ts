/** The invitations that were made or taken in this browser: the server tells each one only once. */

const KEY = "regalia-invites";
const MOST = 20;

function kept(): Record<string, string> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepInvite(match: string, token: string): void {
  const latest = Object.entries({ ...kept(), [match]: token }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing shows the link until the page is left.
  }
}

/** The match that an invitation was for, if it was taken in this browser: its link leads there ever after. */
export function invitedTo(token: string): string | null {
  return Object.entries(kept()).find(([, each]) => each === token)?.[0] ?? null;
}

/** The address to send to a friend, if this browser knows it. */
export function inviteLink(match: string): string | null {
  const token = kept()[match];
  return token ? `${location.origin}/join/${token}` : null;
}
