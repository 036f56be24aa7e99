import { type SearchFields, searchFields } from './search-keys.js';
import { parseSearch } from './search-query.js';

/** The same name in Devanagari and in its Latin spellings. */
const NAMES: [hindi: string, ...latin: string[]][] = [
  ['सुनील', 'Sunil', 'Suneel'],
  ['सुनीता', 'Sunita', 'Suneeta', 'Sunitha'],
  ['राम', 'Ram', 'Rama', 'Raam'],
  ['रवि', 'Ravi', 'Ravee'],
  ['रानी', 'Rani', 'Raani', 'Ranee'],
  ['सीता', 'Sita', 'Seeta', 'Sitha', 'Seetha'],
  ['गीता', 'Gita', 'Geeta', 'Geetha'],
  ['कुमार', 'Kumar', 'Kumaar'],
  ['कुमारी', 'Kumari', 'Kumaree'],
  ['कमल', 'Kamal', 'Kamaal'],
  ['कमला', 'Kamla', 'Kamala'],
  ['विमला', 'Vimla', 'Wimala'],
  ['ममता', 'Mamta', 'Mamata'],
  ['लक्ष्मी', 'Laxmi', 'Lakshmi', 'Lakshmee'],
  ['लक्ष्मण', 'Laxman', 'Lakshman'],
  ['क्षमा', 'Kshama', 'Xama'],
  ['विश्वकर्मा', 'Vishwakarma', 'Vishvakarma', 'Viswakarma'],
  ['स्वाति', 'Swati', 'Svati', 'Swathi'],
  ['शर्मा', 'Sharma', 'Sarma'],
  ['मिश्रा', 'Mishra', 'Misra'],
  ['मिश्र', 'Mishra'],
  ['संतोष', 'Santosh', 'Santhosh'],
  ['सन्तोष', 'Santosh'],
  ['संजय', 'Sanjay', 'Sanjai'],
  ['संजीव', 'Sanjeev', 'Sanjiv'],
  ['संपत', 'Sampat', 'Sampath'],
  ['चंपा', 'Champa', 'Chhampa'],
  ['सिंह', 'Singh'],
  ['सिन्हा', 'Sinha'],
  ['चाँदनी', 'Chandni', 'Chandani'],
  ['पूजा', 'Puja', 'Pooja'],
  ['भूपेंद्र', 'Bhupendra', 'Bhoopendra'],
  ['सुरेंद्र', 'Surendra', 'Surender'],
  ['महेन्द्र', 'Mahendra', 'Mahender'],
  ['जितेंद्र', 'Jitendra', 'Jeetendra', 'Jitender'],
  ['सुंदर', 'Sundar', 'Sunder', 'Soondar'],
  ['फूलन', 'Phoolan', 'Foolan', 'Fulan'],
  ['फ़ातिमा', 'Fatima', 'Phatima', 'Faatima'],
  ['ज़फ़र', 'Zafar', 'Jafar', 'Zaphar'],
  ['अहमद', 'Ahmad', 'Ahmed'],
  ['मोहम्मद', 'Mohammad', 'Mohammed', 'Mohamed'],
  ['इक़बाल', 'Iqbal', 'Ikbal'],
  ['छोटू', 'Chhotu', 'Chotu', 'Chhotoo'],
  ['बच्चन', 'Bachchan', 'Bachan', 'Bacchan'],
  ['श्रद्धा', 'Shraddha', 'Shradha', 'Sraddha'],
  ['सिद्धार्थ', 'Siddharth', 'Sidharth', 'Siddhartha'],
  ['मक्खन', 'Makkhan', 'Makhan'],
  ['उज्ज्वल', 'Ujjwal', 'Ujwal', 'Ujjval'],
  ['कृष्ण', 'Krishna', 'Krishnaa'],
  ['ज्ञानेश', 'Gyanesh'],
  ['प्रज्ञा', 'Pragya'],
  ['विद्या', 'Vidya', 'Vidhya', 'Widya'],
  ['ज्योति', 'Jyoti', 'Jyothi', 'Jyotee'],
  ['श्याम', 'Shyam', 'Syam'],
  ['प्रिया', 'Priya', 'Priyaa'],
  ['प्रियंका', 'Priyanka'],
  ['सोनिया', 'Sonia', 'Soniya'],
  ['जय', 'Jay', 'Jai'],
  ['विजय', 'Vijay', 'Vijai'],
  ['नारायण', 'Narayan', 'Narain'],
  ['कैलाश', 'Kailash', 'Kaylash'],
  ['कन्हैया', 'Kanhaiya', 'Kanhaya'],
  ['आयशा', 'Aysha', 'Aisha'],
  ['पांडे', 'Pande', 'Pandey'],
  ['पाण्डेय', 'Pandey', 'Pande'],
  ['दुबे', 'Dube', 'Dubey'],
  ['रेड्डी', 'Reddy', 'Reddi'],
  ['राव', 'Rav', 'Rao'],
  ['देव', 'Dev', 'Deo'],
  ['चौहान', 'Chauhan', 'Chouhan', 'Chowhan'],
  ['चौधरी', 'Chaudhary', 'Choudhary', 'Chaudhari', 'Chowdhary'],
  ['गौरव', 'Gaurav', 'Gourav'],
  ['कौर', 'Kaur', 'Kour'],
  ['यादव', 'Yadav', 'Yadaw'],
  ['योगेश', 'Yogesh'],
  ['चोपड़ा', 'Chopra'],
  ['गढ़वाल', 'Garhwal'],
  ['विक्की', 'Vicky', 'Vikki', 'Wiki'],
  ['स्नेहा', 'Sneha'],
  ['ओम', 'Om'],
  ['शीला', 'Sheela', 'Shila', 'Sila'],
  ['हाजीपुर', 'Hajipur', 'Haajipoor'],
  ['जोसेफ', 'Joseph', 'Josef'],
];

/** Pairs of different names: a search for the first must not find the second. */
const APART: [string, string][] = [
  ['Ravi', 'रानी'],
  ['Rani', 'रवि'],
  ['Sita', 'सुनीता'],
  ['Sunita', 'सीता'],
  ['Kumar', 'कमल'],
  ['Kamal', 'कुमार'],
  ['Sunil', 'सुनीता'],
  ['Sunita', 'सुनील'],
  ['Anita', 'अमिता'],
  ['Meena', 'मोना'],
  ['Suman', 'सिमरन'],
  ['Khan', 'कंचन'],
  ['Singh', 'सिन्हा'],
  ['Sinha', 'सिंह'],
  ['Sanjay', 'संजीव'],
  ['Lakhan', 'लक्ष्मण'],
  ['Shyam', 'सीमा'],
  ['Fatima', 'पतिराम'],
  ['Bharat', 'बरातू'],
  ['Gopal', 'भोपाल'],
  ['Mohan', 'महान'],
  ['Raju', 'राजेश'],
  ['Rekha', 'रीना'],
  ['Dinesh', 'दिलीप'],
  ['सुनील', 'Sunder'],
  ['मीना', 'Mona'],
  ['राजेश', 'Raju'],
  ['खान', 'Kanchan'],
  ['qqqq', 'Kushwaha'],
  ['ssss', 'Sunita'],
];

function named(name: string): SearchFields {
  return searchFields({ name, reference: 'FA-000000' });
}

/** Matches a record as the database query does. */
function finds(query: string, { searchKeys, searchText }: SearchFields): boolean {
  const words = parseSearch(query);
  const keyed = words.find(({ key }) => key !== undefined)?.key ?? 'no word has a key';
  return searchKeys.includes(keyed) && words.every(({ pattern }) => new RegExp(pattern).test(searchText));
}

/** The prefixes of three letters or more; a nukta does not count as a letter. */
function prefixesOf(name: string): string[] {
  const letters = [...name];
  const prefixes = letters.map((_, at) => letters.slice(0, at + 1).join(''));
  return prefixes.filter((prefix) => prefix.replaceAll('\u093c', '').length >= 3);
}

describe('a name', () => {
  it.each(NAMES)(
    '%s is found by every prefix of its Latin spellings, and finds them: %s, %s',
    (hindi, ...latin) => {
      const missed = latin.flatMap((spelling) => [
        ...prefixesOf(spelling).filter((typed) => !finds(typed, named(hindi))),
        ...prefixesOf(hindi)
          .filter((typed) => !finds(typed, named(spelling)))
          .map((typed) => `${typed} → ${spelling}`),
      ]);
      expect(missed).toEqual([]);
    },
  );

  it.each(NAMES)('%s is found by every prefix as it is written: %s, %s', (...spellings) => {
    const missed = spellings.flatMap((name) =>
      prefixesOf(name).filter((typed) => !finds(typed, named(name))),
    );
    expect(missed).toEqual([]);
  });

  it('with "au" is found by its spelling with "o"', () => {
    for (const typed of prefixesOf('Chohan')) expect(finds(typed, named('चौहान'))).toBe(true);
  });

  it('in both scripts is found by words of either', () => {
    const record = named('ओम प्रकाश Sharma');
    for (const query of ['om prakash', 'Om शर्म', 'prak om sha', 'प्रका शर्मा']) {
      expect(finds(query, record)).toBe(true);
    }
    expect(finds('om kumar', record)).toBe(false);
  });

  it('of a place is folded as well, but not an e-mail address, a number or an identifier', () => {
    const record = searchFields({
      name: 'Asha',
      email: 'suneeta@example.org',
      reference: 'FA-SHREEX',
      places: ['हाजीपुर'],
      others: ['9876543210', 'RMSHREE'],
    });
    for (const query of ['hajipoor', 'suneeta', 'shreex', 'rmshree', 'suneeta@example.org']) {
      expect(finds(query, record)).toBe(true);
    }
    for (const query of ['sunita', 'srix', 'rmsri', 'सुनीता', 'suneeta@exampal']) {
      expect(finds(query, record)).toBe(false);
    }
  });

  it.each(['a'.repeat(200), 'sh'.repeat(100), 'क्ष'.repeat(60), '्'.repeat(90), 'xxooeewwyy'.repeat(12)])(
    'of many letters yields fewer than 80 keys, and is found: %s',
    (name) => {
      const record = named(name);
      expect(record.searchKeys.length).toBeLessThan(80);
      expect(finds(name, record)).toBe(true);
    },
  );

  it.each(APART)('%s does not find %s', (query, name) => {
    expect(finds(query, named(name))).toBe(false);
  });
});
