import type { Guide } from '@pithead/guide';
import { useState } from 'preact/hooks';
import { showToast } from '../../components/toast.tsx';
import { lastKnownName } from '../../net/session.ts';
import { createLocalMatch } from '../../offline/index.ts';
import { navigate } from '../../router.tsx';
import { useTexts } from '../../useTexts.ts';

interface ApprenticeGame {
  readonly isStarting: boolean;
  start(): Promise<void>;
}

/** Starts an ordinary match against the bots of the guide, on this device. */
export function useApprenticeGame({ game, seats }: Pick<Guide, 'game' | 'seats'>): ApprenticeGame {
  const texts = useTexts();
  const [isStarting, setStarting] = useState(false);
  return {
    isStarting,
    async start() {
      setStarting(true);
      try {
        const bots = Array.from({ length: seats - 1 }, () => 'apprentice' as const);
        const id = await createLocalMatch({ game, seats, bots, name: lastKnownName() ?? texts.guest });
        navigate(`/local/${id}`);
      } catch {
        setStarting(false);
        showToast(texts.failed);
      }
    },
  };
}
