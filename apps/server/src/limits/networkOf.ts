/**
 * The /64 network of an IPv6 address, because one subscriber has all its addresses; an IPv4 address as it is.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const words = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return words
    .slice(0, 4)
    .map((word) => word.replace(/^0+(?=.)/, ''))
    .join(':');
}
