/** The home page: a section through the mine. */
import { isTyping, Soon } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../parts/toast.tsx';
import { go } from '../router.tsx';
import { useTexts } from '../speech.ts';
import { Chambers } from './Chambers.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import { LearnPanel } from './LearnPanel.tsx';
import { useMyGames } from './myGames.ts';
import { MyGames } from './MyGames.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { Strata } from './Scene.tsx';
import { BottomBar, TopBar } from './TopBar.tsx';
import { WatchPanel } from './WatchPanel.tsx';
import { keptWish } from './wish.ts';
import './home.css';

const show = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'center' });

export default function Home(): JSX.Element {
  const texts = useTexts();
  const games = useMyGames();
  const [wish, setWish] = useState(keptWish);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const next = games?.find(({ isYourTurn }) => isYourTurn);
      if (event.key === 'n' && next !== undefined) go(next.to);
      else if (event.key === 'b') document.querySelector<HTMLElement>('.chamber .is-main')?.focus();
      else if (event.key === 't') show('tables');
      else if (event.key === '?') toast(texts.homeKeys);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [games, texts]);

  function newTable(game: string): void {
    setWish({ ...wish, game });
    show('open');
    document.querySelector<HTMLElement>('#open input:checked')?.focus({ preventScroll: true });
  }

  return (
    <>
      <TopBar />
      <main id="content" class="home">
        <MyGames games={games} />
        <div class="underground">
          <Strata />
          <div class="wrap">
            <Chambers newTable={newTable} />
            <div class="panels">
              <Soon>
                <JoinPanel openOne={() => newTable(wish.game)} />
                <OpenPanel wish={wish} change={setWish} />
              </Soon>
              <Soon>
                <LearnPanel />
                <WatchPanel />
              </Soon>
            </div>
            <footer class="foot">
              <span>{texts.foot}</span>
              <a href="/api/docs">{texts.interface}</a>
            </footer>
          </div>
        </div>
      </main>
      <BottomBar />
    </>
  );
}
