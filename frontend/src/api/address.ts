/** What an address says about who can reach it. */

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host name means the machine of whoever opens it, so that others cannot use a link to it. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());
