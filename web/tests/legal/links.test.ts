import { describe, expect, it } from 'vitest';
import { withAddresses } from '../../src/features/legal/links';

describe('addresses in a text of the host', () => {
  it('are found, without the marks of the sentence', () => {
    expect(withAddresses('See https://example.org/a?b=c, or (http://x.test).')).toEqual([
      'See ',
      'https://example.org/a?b=c',
      ', or (',
      'http://x.test',
      ').',
    ]);
  });

  it('are http addresses and nothing else', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'mail@example.org', 'https://', ''])
      expect(withAddresses(text)).toEqual([text]);
    expect(withAddresses('https://x.test/"><script>')).toEqual(['', 'https://x.test/', '"><script>']);
  });
});
