import { useEffect, useState } from 'preact/hooks';

export function useOtherTab(table: string): boolean {
  const [hasOtherTab, setOtherTab] = useState(false);
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel(`pithead.${table}`);
    channel.addEventListener('message', ({ data }) => {
      setOtherTab(data !== 'gone');
      if (data === 'here') channel.postMessage('too');
    });
    channel.postMessage('here');
    return () => {
      channel.postMessage('gone');
      channel.close();
    };
  }, [table]);
  return hasOtherTab;
}
