import { mongo } from 'mongoose';
import { commonSettings } from './connection-settings.js';

describe('a connection to the database', () => {
  test.each(['', '?w=1', '?w=0', '?journal=false&w=2', '?readPreference=secondary'])(
    'with a URI that ends in "%s" requires writes to be in the journals of a majority',
    (options) => {
      const uri = `mongodb://db.example.org/cf${options}`;
      const { writeConcern } = new mongo.MongoClient(uri, commonSettings(uri)).options;
      expect(writeConcern).toMatchObject({ w: 'majority', journal: true });
    },
  );

  test.each([
    ['mongodb://db.example.org', 'community_factories'],
    ['mongodb://db.example.org/?replicaSet=rs0', 'community_factories'],
    ['mongodb+srv://db.example.org/milan', 'milan'],
  ])('to %s uses the database %s', (uri, name) => {
    expect(commonSettings(uri).dbName ?? new URL(uri).pathname.slice(1)).toBe(name);
  });
});
