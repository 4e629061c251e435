export const DESKTOP = { width: 1440, height: 900 };
export const SMALL_DESKTOP = { width: 1024, height: 768 };
export const PORTRAIT_PHONE = { width: 390, height: 844 };
export const LANDSCAPE_PHONE = { width: 844, height: 390 };
export const NARROWEST_PHONE = { width: 360, height: 740 };

export const WIDTHS = [
  ['phone', PORTRAIT_PHONE],
  ['small', { width: 1100, height: 800 }],
  ['desktop', DESKTOP],
  ['large', { width: 1920, height: 1080 }],
] as const;
