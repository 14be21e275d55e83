import type { Hono } from "hono";
import type { z } from "zod";
import type { App } from "../context";

/** A form whose submissions are stored. */
export type Form = {
  endpoint: string;
  routes: Hono<App>;
  /** How the API reference describes a post to the endpoint. */
  reference: {
    operationId: string;
    summary: string;
    description: string;
    schema: z.ZodType;
    example: Record<string, unknown>;
    /** The message of the response to JSON. */
    success: string;
  };
};
