// @ts-check

/** @returns {import('./checks.mjs').Check[]} whether committed generated files fit their sources; need a built API */
export function generatedFileChecks() {
  return [
    {
      name: 'backend/openapi.json is what the API describes',
      args: ['backend/scripts/export-openapi.mjs', '--check'],
    },
    {
      name: 'client types, field rules and tokens are generated from their sources',
      args: ['frontend-shared/scripts/generate.mjs', '--check'],
    },
    {
      name: 'the font of the Hindi pages has every syllable of their words',
      args: ['frontend-shared/scripts/make-fonts.mjs', '--check'],
    },
  ];
}
