import { Deferred, isShortcutIgnored } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { navigate } from '../router.tsx';
import { withTexts } from '../settings.ts';
import { addHomeTexts } from '../text/addHomeTexts.ts';
import { useTexts } from '../useTexts.ts';
import { GameCards } from './GameCards.tsx';
import { useMyGames } from './useMyGames.ts';
import { MyGames } from './MyGames.tsx';
import { usePanelsWanted } from './panels/usePanelsWanted.ts';
import { StrataScenery } from './scenery.tsx';
import { BottomBar, TopBar } from '../components/TopBar.tsx';
import './home.css';

addHomeTexts();

const HomePanels = lazyPart(
  async () => (await withTexts(import('./panels/HomePanels.tsx'), 'homePanels')).HomePanels,
);

export default function HomePage(): JSX.Element {
  const texts = useTexts();
  const { games, remove } = useMyGames();
  const [request, setRequest] = useState<{ readonly game: string }>();
  const place = useRef<HTMLDivElement>(null);
  const areWanted = usePanelsWanted(place);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isShortcutIgnored(event)) return;
      const next = games?.find(({ isYourTurn }) => isYourTurn);
      if (event.key === 'n' && next !== undefined) navigate(next.to);
      else if (event.key === 'b') document.querySelector<HTMLElement>('.chamber .is-main')?.focus();
      else if (event.key === 't')
        (document.getElementById('tables') ?? place.current)?.scrollIntoView({ block: 'center' });
      else if (event.key === '?') showToast(texts.homeKeys);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [games, texts]);

  return (
    <>
      <TopBar />
      <main id="content" class="home">
        <MyGames games={games} remove={remove} />
        <div class="underground">
          <StrataScenery />
          <div class="wrap">
            <GameCards newTable={(game) => setRequest({ game })} />
            <div class="panels-place" ref={place}>
              {areWanted && (
                <Deferred>
                  <HomePanels request={request} />
                </Deferred>
              )}
            </div>
          </div>
        </div>
      </main>
      <BottomBar />
    </>
  );
}
