/** Parts of a running table that are fetched when they are first shown. */
import { lazyPart } from '../lazy/lazyPart.tsx';
import { withTexts } from '../settings.ts';

const withPartTexts = <T>(code: Promise<T>): Promise<T> => withTexts(code, 'tableParts');

export const LazyEndPanel = lazyPart(
  async () => (await withPartTexts(import('./end/EndPanel.tsx'))).EndPanel,
);
export const LazyPanels = lazyPart(
  async () => (await withPartTexts(import('./menu/TablePanels.tsx'))).TablePanels,
);
export const LazyMatchLog = lazyPart(
  async () => (await withPartTexts(import('./log/MatchLog.tsx'))).MatchLog,
);
export const LazyLogAndChat = lazyPart(
  async () => (await withPartTexts(import('./log/LogAndChat.tsx'))).LogAndChat,
);
export const LazyHandOver = lazyPart(
  async () => (await withPartTexts(import('./seats/HandOver.tsx'))).HandOver,
);
export const LazyRequests = lazyPart(
  async () => (await withPartTexts(import('./seats/RequestBanners.tsx'))).RequestBanners,
);
export const LazyCommandLine = lazyPart(
  async () => (await import('./commandLine/CommandLine.tsx')).CommandLine,
);
export const LazyHintRing = lazyPart(async () => (await import('./inView/HintRing.tsx')).HintRing);
