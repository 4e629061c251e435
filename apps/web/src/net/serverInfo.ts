import type { ServerInfo } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import { request } from './http.ts';

/** Whether the server sends mail; undefined until it has answered. */
export function useHasEmail(): boolean | undefined {
  const [hasEmail, setHasEmail] = useState<boolean>();
  useEffect(() => {
    request<ServerInfo>('GET', 'server').then(
      ({ channels }) => setHasEmail(channels.email),
      () => undefined,
    );
  }, []);
  return hasEmail;
}
