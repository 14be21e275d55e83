/** Where a sign-up form stands: the server renders it, the partial swaps it, a redirect names it by key. */
export type SignUpState =
  | { status: "idle" }
  | { status: "done" }
  | {
      status: "failed";
      message: string;
      /** The field to mark and describe; none when the failure is not the visitor's. */
      field?: "email" | "consent" | undefined;
      /** What the visitor had typed, given back so that nothing is lost. */
      values: { email: string; consent: boolean };
    };
