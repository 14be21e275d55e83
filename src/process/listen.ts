import type { Environment } from "../env";
import { refuseToStartOnError } from "./refuse-to-start";

/** The app limits bodies, because Bun's 413 has none of our headers. Unread bodies are not buffered. */
const maxRequestBodySize = Number.MAX_SAFE_INTEGER;

export type ListenOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  error?: (error: Error) => Response;
  idleTimeout: number;
};

export type Where = Pick<Environment, "PORT" | "HOST">;

/** Listens at PORT and HOST, or throws Bun's error. */
export function serve({ PORT, HOST }: Where, options: ListenOptions) {
  return Bun.serve({ port: PORT, hostname: HOST, maxRequestBodySize, ...options });
}

/** Listens at PORT and HOST. If it cannot, ends the process with a message that names the variable and the fix. */
export function listen(where: Where, options: ListenOptions) {
  return refuseToStartOnError(() => {
    try {
      return serve(where, options);
    } catch (error) {
      throw new Error(howToListen(error, where.PORT), { cause: error });
    }
  });
}

/** Error codes for a host that is not this machine's. */
const NOT_OURS = [
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EAI_AGAIN",
  "EINVAL",
  "ENOTFOUND",
  "ERR_INVALID_ARG_TYPE",
];

function howToListen(error: unknown, port: number): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE")
    return `PORT ${port} is taken by another program. Stop that program, or set PORT to another number; 0 picks a free one.`;
  if (code === "EACCES")
    return `This user may not listen on PORT ${port}. Set PORT to 1024 or higher.`;
  if (NOT_OURS.includes(code))
    return "HOST is not an address of this machine. Set it to 0.0.0.0 for all addresses, or to 127.0.0.1 for local access only.";
  return String(error);
}
