/** All words of the assistant chat. It answers locally; nothing typed into it leaves the page. */
export const chat = {
  assistant: "Genie",
  status: "Answers here, sends nothing",
  open: "Open the assistant chat",
  close: "Close the assistant chat",
  title: "Ask Genie",
  log: "Conversation",
  input: "Your message",
  placeholder: "Ask about calls, CRM, security…",
  send: "Send message",
  typing: "Genie is typing…",
  you: "You",
  greeting:
    "Hi, I’m Genie. I can explain how Co-Pilot works on a live call, what it costs, how your data is kept, and how to begin. What would you like to know?",
  replies: [
    "Co-Pilot joins the meeting tools you already use. It transcribes live, notices when a competitor or an objection comes up, and puts the answer in front of your rep. On the Live Demo page you can step through a whole call.",
    "There are three plans. Starter suits a rep trying it alone, Team is for a group with a manager who coaches, Enterprise adds API access and your own integrations. Each starts with a free trial and no credit card. The Pricing page shows monthly and annual prices side by side.",
    "If your own security team has to approve it: data is encrypted in transit and at rest, and reps choose which CRM fields Genie may write. The Security section of the home page lists each attestation. For a questionnaire or a data-processing agreement, write to us from the Contact page.",
    "You keep your CRM. Genie is a layer over it: after a call it proposes notes, next steps and stage changes, and your rep approves them with one click. Start with one pilot group; nothing has to be migrated first.",
    "A good first step is to bring one deal that stalled. On the Contact page choose “Book a call”, and we will replay how Genie would have prepared, coached and followed it up. Your own numbers, nobody else’s.",
  ],
} as const satisfies Record<string, string | readonly string[]>;
