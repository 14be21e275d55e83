/** The logo's path, in a 24 by 24 viewBox. */
export const markPath = "M12 2c1 6 4 9 10 10-6 1-9 4-10 10-1-6-4-9-10-10 6-1 9-4 10-10z";

export const iconShapes = {
  alert: "M12 4l9 16H3zM12 10v4M12 17v.5",
  arrow: "M5 12h14M13 6l6 6-6 6",
  briefcase: "M4 8h16v11H4zM9 8V5h6v3M4 13h16",
  building: "M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3",
  chart: "M4 20h16M7 16v-5M12 16V5M17 16V9",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  chevron: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  eye: "M2 12c5-9 15-9 20 0-5 9-15 9-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  headset: "M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v5H4zM17 14h3v5h-3zM20 19c0 2-3 2-6 2",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  mark: markPath,
  menu: "M4 7h16M4 12h16M4 17h16",
  pen: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  pause: "M8 5v14M16 5v14",
  play: "M7 5l12 7-12 7z",
  scroll: "M7 17V4h12v13q0 3-3 3H6q-2 0-2-3h9q0 3 3 3M11 9h4M11 13h4",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  spark: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
  trophy: "M8 4h8v6q-4 8-8 0zM8 6H4q0 5 4 5M16 6h4q0 5-4 5M12 14v6M8 20h8",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4 21c0-7 16-7 16 0",
  users:
    "M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M2 20c0-7 14-7 14 0M16 5a3.5 3.5 0 0 1 0 7M18 15c3 1 4 3 4 5",
  video: "M3 6h12v12H3zM15 11l6-4v10l-6-4",
} as const;

export type IconName = keyof typeof iconShapes;
