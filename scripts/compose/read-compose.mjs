// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { CHECKOUT } from '../product.mjs';

/*
 * compose-spec.schema.json is the schema of the Compose Specification (https://github.com/compose-spec/compose-spec,
 * schema/compose-spec.json), formatted but otherwise unchanged, under the Apache License 2.0,
 * Copyright 2020 The Compose Specification Authors.
 */
const SCHEMA = join(import.meta.dirname, 'compose-spec.schema.json');

/** @returns {any} docker-compose.yml of the checkout */
export function readCompose() {
  return parse(readFileSync(join(CHECKOUT, 'docker-compose.yml'), 'utf8'));
}

/**
 * @param {unknown} compose
 * @returns {string[]} violations of the Compose Specification's schema, each with its path
 */
export function schemaProblems(compose) {
  const { $schema: _unknownToAjv, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  validate(compose);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
