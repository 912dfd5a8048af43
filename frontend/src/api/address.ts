/** Properties of host names. */

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host name is a loopback address, so that a link with it does not work on other machines. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname.toLowerCase());
