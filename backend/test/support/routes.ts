import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ANY_PERMISSION, PUBLIC, REQUIRED_PERMISSIONS } from '../../src/common/access/access.decorators.js';
import { NEEDS_PROOF, WITHOUT_FACTOR } from '../../src/common/access/second-factor.decorators.js';
import { OWN_LIMITS } from '../../src/rate-limit/own-limits.decorator.js';

export interface DeclaredRoute {
  /** `GET /api/apply-factory/:id` */
  name: string;
  isPublic: boolean;
  /** undefined when the handler has no access decorator. */
  permissions?: string[];
  /** Whether one of the permissions suffices; otherwise all are required. */
  anyPermission: boolean;
  /** Whether the route requires re-authentication within the last ten minutes. */
  needsProof: boolean;
  /** Whether an account that still has to set up its second factor may call it. */
  isForSetUp: boolean;
  /** Whether it stays open to a network whose bodies were refused too often. */
  hasOwnLimits: boolean;
}

/** Every handler of every controller of the running application. */
export function declaredRoutes(app: NestExpressApplication): DeclaredRoute[] {
  const controllers = new Set<Type>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const wrapper of module.controllers.values()) controllers.add(wrapper.metatype as Type);
  }
  return [...controllers].flatMap(routesOf);
}

/** The text of a page with an up-to-date table of routes. @throws Error for a page without one */
export function withRouteTable(page: string, routes: DeclaredRoute[]): string {
  const sorted = routes.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const rows = [['route', 'who may call it'], ...sorted.map((one) => [`\`${one.name}\``, admitted(one)])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))));
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const table = /^\| route +\| who may call it +\|\n(\|.*\n)+/m;
  if (!table.test(page)) throw new Error('The page has no table of routes.');
  return page.replace(table, () => `${[head, rule, ...body].join('\n')}\n`);
}

/** Who may call a route, in words. */
function admitted({ isPublic, permissions, anyPermission, needsProof }: DeclaredRoute): string {
  if (isPublic) return 'anyone';
  if (permissions === undefined) return 'nobody';
  const held = permissions.map((one) => `\`${one}\``).join(anyPermission ? ' or ' : ' and ');
  return `${held || 'any administrator'}${needsProof ? ', re-authenticated' : ''}`;
}

function routesOf(controller: Type): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const handler = prototype[method];
    const path: string | undefined = handler && Reflect.getMetadata(PATH_METADATA, handler);
    if (!handler || path === undefined) return [];
    const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
    const base: string = Reflect.getMetadata(PATH_METADATA, controller);
    return [
      {
        name: `${verb} /${[base, path].map(withoutSlashes).filter(Boolean).join('/')}`,
        isPublic: marked(PUBLIC, handler, controller) === true,
        permissions: marked(REQUIRED_PERMISSIONS, handler, controller) as string[] | undefined,
        anyPermission: marked(ANY_PERMISSION, handler, controller) === true,
        needsProof: marked(NEEDS_PROOF, handler, controller) === true,
        isForSetUp: marked(WITHOUT_FACTOR, handler, controller) === true,
        hasOwnLimits: marked(OWN_LIMITS, handler, controller) === true,
      },
    ];
  });
}

function marked(key: string, handler: object, controller: object): unknown {
  return Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
}

function withoutSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

/** The routes that Express itself would match: `GET /api/apply-factory/:id`. */
export function expressRoutes(app: NestExpressApplication): string[] {
  const express = app.getHttpAdapter().getInstance() as unknown as {
    router: { stack: Array<{ route?: { path: string; methods: Record<string, boolean> } }> };
  };
  return express.router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}
