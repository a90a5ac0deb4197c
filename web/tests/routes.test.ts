import { describe, expect, it } from 'vitest';
import { parseRoute, paths } from '../src/router/routes';

const route = (address: string) => parseRoute(new URL(address, 'http://table'));

describe('parseRoute', () => {
  it('knows every screen', () => {
    expect(route('/')).toEqual({ screen: 'home' });
    expect(route('/new')).toEqual({ screen: 'new', game: null });
    expect(route('/new?game=pampero')).toEqual({ screen: 'new', game: 'pampero' });
    for (const screen of ['lobby', 'games', 'settings', 'about'])
      expect(route(`/${screen}`)).toEqual({ screen });
    expect(route('/t/abc')).toEqual({ screen: 'table', table: 'abc', ply: null });
    expect(route('/t/abc?ply=7')).toEqual({ screen: 'table', table: 'abc', ply: 7 });
    expect(route('/replay/abc?ply=12')).toEqual({ screen: 'replay', table: 'abc', ply: 12 });
    expect(route('/rules/funkenschlag#FS-BUILD-03')).toEqual({
      screen: 'rules',
      game: 'funkenschlag',
      rule: 'FS-BUILD-03',
    });
  });

  it('forgives a slash at the end', () => {
    expect(route('/lobby/')).toEqual({ screen: 'lobby' });
  });

  it.each(['/t', '/t/a/b', '/lobby/x', '/nowhere', '/replay', '/rules'])(
    '%s is missing',
    (path) => {
      expect(route(path)).toEqual({ screen: 'missing' });
    },
  );

  it('takes a ply only if it is one', () => {
    expect(route('/replay/a?ply=-1')).toMatchObject({ ply: null });
    expect(route('/replay/a?ply=1e9')).toMatchObject({ ply: null });
  });

  it('does not stumble over broken escapes', () => {
    expect(parseRoute({ pathname: '/t/%E0%A4%A' })).toMatchObject({
      screen: 'table',
      table: '%E0%A4%A',
    });
  });
});

it('paths lead back to where they came from', () => {
  expect(route(paths.table('a b/c'))).toMatchObject({ screen: 'table', table: 'a b/c' });
  expect(route(paths.table('x', 3))).toEqual({ screen: 'table', table: 'x', ply: 3 });
  expect(route(paths.replay('x', 3))).toEqual({ screen: 'replay', table: 'x', ply: 3 });
  expect(route(paths.rules('pampero', 'PA-1'))).toMatchObject({ game: 'pampero', rule: 'PA-1' });
  expect(route(paths.new('funkenschlag'))).toMatchObject({ game: 'funkenschlag' });
});
