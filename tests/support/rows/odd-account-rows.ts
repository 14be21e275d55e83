import { early, id, late, odd } from "./odd-values";

/** Rows of the auth backend's tables. */
export const oddAccountRows: Record<string, Record<string, unknown>[]> = {
  users: [1, 2].map((number) => ({
    id: id(number),
    email: `user${number}@example.com`,
    password_hash: number === 1 ? "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA" : null,
    user_metadata: { text: odd[2], deep: [{ n: 1.5, big: 12_345_678_901, none: null, yes: true }] },
    email_confirmed_at: null,
    last_sign_in_at: late,
    created_at: early,
    updated_at: late,
  })),
  profiles: [{ id: id(1), email: "user1@example.com", role: "admin", created_at: late }],
  sessions: [
    {
      id: id(1),
      user_id: id(1),
      aal: "aal2",
      methods: [{ method: "totp", timestamp: 1_795_000_000 }],
      refresh_number: 7,
      refreshed_at: late,
      created_at: early,
    },
  ],
  known_networks: [
    { user_id: id(1), network_key: "n", last_sign_in_at: late },
    { user_id: id(2), network_key: "n", last_sign_in_at: early },
  ],
  // Their byte order differs from their dictionary order.
  refresh_tokens: ["b", "B", "a", "_", "é"].map((hash, index) => ({
    hash,
    session_id: id(1),
    number: index,
    used_at: index === 0 ? null : late,
  })),
  one_time_tokens: [
    {
      id: id(1),
      user_id: id(2),
      purpose: "recovery",
      link_hash: "l",
      code_hash: "c",
      email: "user2@example.com",
      tries: 2,
      link_expires_at: late,
      code_expires_at: early,
      code_challenge: "challenge",
      created_at: late,
    },
  ],
  auth_codes: [
    {
      code_hash: "c",
      user_id: id(1),
      purpose: "recovery",
      code_challenge: "challenge",
      expires_at: late,
    },
  ],
  factors: [
    {
      id: id(1),
      user_id: id(1),
      friendly_name: "",
      is_verified: true,
      sealed_secret: "sealed",
      last_step: 58_000_000,
      created_at: late,
      updated_at: late,
    },
  ],
  challenges: [{ id: id(1), factor_id: id(1), tries: 1, expires_at: late }],
  signing_keys: [
    {
      id: "kid",
      public_jwk: { kty: "EC", x: "x" },
      sealed_private_jwk: "sealed",
      state: "active",
      created_at: late,
      changed_at: late,
    },
  ],
  audit_events: [{ id: id(1), kind: "sign_in", user_id: null, created_at: late }],
  company_facts: [
    {
      id: id(1),
      name: "legalName",
      value: '"Odd | <Inc.> \\u0022"',
      set_at: late,
      set_by: id(1),
    },
    { id: id(2), name: "legalName", value: null, set_at: late, set_by: null },
  ],
  console_sessions: [
    { token_hash: "odd", session_id: id(1), created_at: late, seen_at: late, code_at: null },
  ],
  console_audit: [
    { id: id(1), created_at: late, actor: null, act: "changed legalName", about: null },
  ],
  site_address: [{ is_only: true, url: "https://genie.example" }],
  rate_limits: [{ key: "k", count: 2, window_ends_at: late }],
};
