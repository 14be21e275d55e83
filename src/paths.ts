/** `site` has the full header, `reading` plain top links, `console` the links of the console. */
type Shell = "site" | "reading" | "console";

/** `beta` can be joined; `soon` is not available yet. */
export type Badge = "beta" | "soon";

/** One page of the site. `title` is its short name in links and lists. */
export type Place = {
  path: string;
  title: string;
  shell: Shell;
  /** `soon` places share the coming-soon page under their own title. */
  kind: "page" | "soon";
  isIndexed: boolean;
  /** The badge on links to it. */
  badge?: Badge;
};

const page = (path: string, title: string, shell: Shell = "site"): Place => ({
  path,
  title,
  shell,
  kind: "page",
  isIndexed: true,
});

const soon = (path: string, title: string, badge?: Badge): Place => ({
  path,
  title,
  shell: "site",
  kind: "soon",
  isIndexed: false,
  ...(badge && { badge }),
});

/** A page that is one text, in the shell of the reading pages. */
const text = (path: string, title: string): Place => page(path, title, "reading");

/** A page about a product that only an invitation opens. */
const inBeta = (place: Place): Place => ({ ...place, badge: "beta" });

/** A page that search engines must not index. */
const unlisted = (path: string, title: string): Place => ({
  ...page(path, title),
  isIndexed: false,
});

/** The site map: every address by name. The server, the views, the browser and the tests read it from here. */
export const paths = {
  home: page("/", "Home"),
  comingSoon: soon("/coming-soon", "Feature"),

  ourSolution: page("/our-solution", "Our Solution", "reading"),
  features: page("/features", "Features"),
  genieFlow: page("/genie-flow", "Genie Flow"),
  coPilot: inBeta(page("/solutions/co-pilot", "Co-Pilot")),
  pricing: page("/pricing", "Pricing"),
  caseStudies: page("/case-studies", "Case Studies"),
  contact: page("/contact", "Contact"),
  about: page("/about", "About"),
  blog: page("/blog", "Blog", "reading"),
  subscribe: { ...unlisted("/blog/subscribe", "Subscribe"), shell: "reading" },
  demo: page("/demo", "Live Demo"),
  story: page("/why-we-built-the-genie", "Why We Built the Genie", "reading"),
  betaWaitlist: unlisted("/beta-waitlist", "Private Beta"),
  adminSession: unlisted("/admin-session", "Admin"),
  preferences: unlisted("/preferences", "Mail Preferences"),
  sessionTest: unlisted("/session-test", "Session Function Tester"),

  scroll: soon("/solutions/scroll", "Scroll", "beta"),
  vision: soon("/solutions/vision", "Vision", "beta"),
  reps: soon("/solutions/reps", "Sales Reps"),
  leaders: soon("/solutions/leaders", "Sales Leaders"),
  revops: soon("/solutions/revops", "Revenue Operations"),
  enterprises: soon("/solutions/enterprises", "Enterprises"),
  whitepapers: soon("/resources/whitepapers", "Whitepapers", "soon"),
  webinars: soon("/resources/webinars", "Webinars", "soon"),
  team: soon("/about/team", "Team", "soon"),
  aboutCareers: soon("/about/careers", "Careers", "soon"),
  logIn: soon("/auth/login", "Log In"),

  docs: text("/docs", "Documentation"),
  docsApi: text("/docs/api", "API Reference"),
  support: text("/support", "Support"),
  community: text("/community", "Community"),
  security: text("/security", "Security"),
  solutions: text("/solutions", "Solutions"),
  integrations: text("/integrations", "Integrations"),
  roadmap: text("/roadmap", "Roadmap"),
  changelog: text("/changelog", "Changelog"),
  partners: text("/partners", "Partners"),
  investors: text("/investors", "Investors"),
  media: text("/media", "Media"),
  help: text("/help", "Help"),
  compliance: text("/compliance", "Compliance"),

  cookies: text("/cookies", "Cookies"),
  accessibility: text("/accessibility", "Accessibility"),
  legalPrivacy: text("/legal/privacy", "Privacy Policy"),
  legalTerms: text("/legal/terms", "Terms of Service"),
  betaTerms: text("/legal/beta-terms", "Beta Terms"),
  legalDpa: text("/legal/dpa", "Data Processing Agreement"),
  legalSubprocessors: text("/legal/subprocessors", "Subprocessors"),
} as const satisfies Record<string, Place>;

const consolePage = (path: string, title: string): Place => ({
  ...unlisted(path, title),
  shell: "console",
});

/** The pages of the console, for admins: on no site map, and never cached. */
export const consolePaths = {
  today: consolePage("/admin", "Today"),
  people: consolePage("/admin/people", "People"),
  messages: consolePage("/admin/messages", "Messages"),
  broadcasts: consolePage("/admin/broadcasts", "Broadcasts"),
  company: consolePage("/admin/company", "Company"),
  account: consolePage("/admin/account", "Account"),
  signIn: consolePage("/admin/sign-in", "Sign in"),
  code: consolePage("/admin/code", "Code"),
} as const;

/** What the console's forms post to besides its pages. */
export const consoleEndpoints = {
  /** Exchanges the session of /admin-session for the console's cookie. */
  enter: "/admin/enter",
  signOut: "/admin/sign-out",
  exportPeople: "/admin/people/export",
  release: "/admin/people/release",
  invite: "/admin/people/invite",
  newBroadcast: "/admin/broadcasts/new",
  /** What waits, as JSON, for the session of /admin-session. */
  waiting: "/admin/waiting",
} as const;

export type PlaceName = keyof typeof paths;

/** Addresses that moved. */
export const moved: Readonly<Record<string, string>> = {
  "/about/performance": "/about",
  "/product/co-pilot": paths.coPilot.path,
  "/product/scroll": paths.scroll.path,
  "/product/vision": paths.vision.path,
  "/careers": paths.aboutCareers.path,
  "/privacy": paths.legalPrivacy.path,
  "/terms": paths.legalTerms.path,
  "/api": paths.docsApi.path,
};

/** The address of one version of a text that people agree to. It never changes or ends. */
export const versionPlace = (place: Place, version: string): Place => ({
  ...unlisted(`${place.path}/${version}`, place.title),
  shell: place.shell,
});

/** The same text as Markdown, for programs. */
export const markdownPath = (place: Place): string => `${place.path}.md`;

/** The place of a blog article. */
export const articlePlace = (slug: string, title: string): Place =>
  page(`${paths.blog.path}/${slug}`, title, "reading");

/** Addresses for programs rather than readers. */
export const endpoints = {
  newsletter: "/api/newsletter",
  auth: "/auth/v1",
  authLink: "/auth/confirm",
  session: "/functions/v1/session",
  waitlist: "/api/waitlist",
  contact: "/api/contact",
  formStamp: "/api/form-stamp",
  confirm: "/confirm",
  unsubscribe: "/unsubscribe",
  newLink: "/api/new-link",
  preferencesData: "/preferences/data",
  preferencesErase: "/preferences/erase",
  alive: "/livez",
  ready: "/readyz",
  metrics: "/metrics",
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  feed: "/feed.xml",
  changelogFeed: "/changelog.xml",
  roadmapFeed: "/roadmap.xml",
  subprocessorsFeed: "/legal/subprocessors.xml",
  securityTxt: "/.well-known/security.txt",
  llmsTxt: "/llms.txt",
  mailHooks: "/hooks/mail",
  pricing: "/pricing.json",
  company: "/company.json",
  openApi: "/openapi.json",
} as const;

/** Icons at fixed addresses that browsers and phones request by name. */
export const icons = {
  favicon: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;

/** Files that never change, at addresses that programs request by name. */
export const fixedFiles = {
  webManifest: "/manifest.webmanifest",
  gpc: "/.well-known/gpc.json",
  speculationRules: "/speculation-rules.json",
  /** The software bill of materials, made by `src/build/sbom.ts`. */
  sbom: "/.well-known/sbom.json",
} as const;

/** Files of the press kit, at addresses that do not change. */
export const press = {
  markSvg: "/press/genie-mark.svg",
  markPng: "/press/genie-mark.png",
  logoOnDarkSvg: "/press/genie-logo-on-dark.svg",
  logoOnDarkPng: "/press/genie-logo-on-dark.png",
  logoOnLightSvg: "/press/genie-logo-on-light.svg",
  logoOnLightPng: "/press/genie-logo-on-light.png",
  screenshot: "/press/genie-live-demo.png",
} as const;
