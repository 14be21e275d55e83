/** What the demo's playbook says to competitors. */
export const playbook = {
  "Kestrel EDR": {
    say: "A roadmap is a promise. Let’s test what ships today.",
    ask: "Would your team run both on one site for two weeks?",
  },
  "Oriel Cloud": {
    say: "Don’t count findings. Count what an attacker can reach.",
    ask: "Which account could we read first?",
  },
  "Thornfield MDR": {
    say: "Compare what the price covers. Ours includes the night shift that called you.",
    ask: "Does theirs include someone who calls at 3 AM?",
  },
} as const;
