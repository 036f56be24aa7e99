// @ts-check

/** @returns {import('./checks.mjs').Check[]} that committed generated files match their sources; they need a built API */
export function generatedFileChecks() {
  return [
    {
      name: 'backend/openapi.json is up to date with the API',
      args: ['backend/scripts/export-openapi.mjs', '--check'],
    },
    {
      name: 'client types, field rules and tokens are up to date with their sources',
      args: ['frontend-shared/scripts/generate.mjs', '--check'],
    },
    {
      name: 'the font of the Hindi pages has every syllable of their texts',
      args: ['frontend-shared/scripts/make-fonts.mjs', '--check'],
    },
  ];
}
