import { Deferred, isShortcutIgnored } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { showToast } from '../components/toast.tsx';
import { navigate } from '../router.tsx';
import { useTexts } from '../useTexts.ts';
import { GameCards } from './GameCards.tsx';
import { JoinPanel } from './panels/JoinPanel.tsx';
import { LearnPanel } from './panels/LearnPanel.tsx';
import { useMyGames } from './useMyGames.ts';
import { MyGames } from './MyGames.tsx';
import { OpenPanel } from './panels/OpenPanel.tsx';
import { StrataScenery } from './scenery.tsx';
import { BottomBar, TopBar } from '../components/TopBar.tsx';
import { WatchPanel } from './panels/WatchPanel.tsx';
import { recallTableForm } from './panels/tableForm.ts';
import './home.css';

const show = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'center' });

export default function HomePage(): JSX.Element {
  const texts = useTexts();
  const { games, remove } = useMyGames();
  const [form, setForm] = useState(recallTableForm);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isShortcutIgnored(event)) return;
      const next = games?.find(({ isYourTurn }) => isYourTurn);
      if (event.key === 'n' && next !== undefined) navigate(next.to);
      else if (event.key === 'b') document.querySelector<HTMLElement>('.chamber .is-main')?.focus();
      else if (event.key === 't') show('tables');
      else if (event.key === '?') showToast(texts.homeKeys);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [games, texts]);

  function newTable(game: string): void {
    setForm({ ...form, game });
    show('open');
    document.querySelector<HTMLElement>('#open input:checked')?.focus({ preventScroll: true });
  }

  return (
    <>
      <TopBar />
      <main id="content" class="home">
        <MyGames games={games} remove={remove} />
        <div class="underground">
          <StrataScenery />
          <div class="wrap">
            <GameCards newTable={newTable} />
            <div class="panels">
              <Deferred>
                <JoinPanel openOne={() => newTable(form.game)} />
                <OpenPanel form={form} change={setForm} />
              </Deferred>
              <Deferred>
                <LearnPanel />
                <WatchPanel />
              </Deferred>
            </div>
            {/* After the panels: they would push it down. */}
            <Deferred>
              <footer class="foot">
                <span>{texts.foot}</span>
                <a href="/api/docs">{texts.interface}</a>
              </footer>
            </Deferred>
          </div>
        </div>
      </main>
      <BottomBar />
    </>
  );
}
