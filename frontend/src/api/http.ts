/** HTTP requests to the server, with typed errors. */

import type { Failure, Problem } from "./types";
import { build } from "./build";
import { serverTime } from "./server_time";

/** The server refused the request; `problem` has the reason. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}

/** The server did not answer, or the answer was not JSON of this API. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface RequestOptions {
  /** Parameters of the query; those that are null or undefined are left out. */
  readonly query?: object;
  readonly body?: object;
}

/** Sends a request to an endpoint. Throws: Refusal, Unreachable. */
export async function request<Result>(
  method: Method,
  path: string,
  { query, body }: RequestOptions = {},
): Promise<Result> {
  const sentAt = Date.now();
  const response = await fetch(address(path, query), {
    method,
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable(path);
  });
  const date = Date.parse(response.headers.get("date") ?? "");
  // Responses from the browser's cache have an old date.
  if (!Number.isNaN(date) && !response.headers.get("cache-control")?.includes("max-age"))
    serverTime.observe(date, sentAt, Date.now());
  build.observe(response.headers.get("regalia-build"));
  const content: unknown = await response.json().catch(() => null);
  if (response.ok && content !== null) return content as Result;
  if (isFailure(content)) throw new Refusal(content.error, response.status);
  throw new Unreachable(`${path}: ${response.status}`);
}

/** A template of a path that encodes its parameters. */
export const url = (parts: TemplateStringsArray, ...parameters: readonly (string | number)[]): string =>
  String.raw({ raw: parts }, ...parameters.map(encodeURIComponent));

/** A path with a query. */
export function address(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given as [string, string][]).toString()}`;
}

function isFailure(content: unknown): content is Failure {
  return typeof content === "object" && content !== null && "error" in content;
}
