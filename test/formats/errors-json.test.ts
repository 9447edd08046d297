import { itIsRefused } from '../support/refusal.ts';

itIsRefused('JSON', [
  ['{', 'The JSON ends after character 1, where a name (plain characters in double quotes) was expected.'],
  ['{}', 'kaisu is missing, where 1 was expected.'],
  ['{"kaisu":2}', 'kaisu is 2, where 1 was expected.'],
  ['{"kaisu":1}', 'genre is missing, where the name of a genre was expected.'],
  [
    '{"kaisu":1,"genre":"sudoku","width":1,"height":1}',
    'genre is "sudoku", where usowan, battleships, tilepaint or castle-wall was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":1e9,"height":1}',
    'width is 1000000000, where a whole number from 1 to 100 was expected.',
  ],
  ['{"kaisu":1,"genre":"usowan","width":0,"height":1}', 'width is 0, where a whole number from 1 to 100 was expected.'],
  [
    '{"kaisu":1,"genre":"usowan","width":2.5,"height":1}',
    'width is 2.5, where a whole number from 1 to 100 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":"2","height":1}',
    'width is "2", where a whole number from 1 to 100 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"numbers":[-1,3]}',
    'regions is missing, where a list of numbers was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0],"numbers":[-1,3]}',
    'regions has 1 number, where 2 were expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,"x"],"numbers":[-1,3]}',
    'regions[1] is "x", where a whole number from 0 to 1 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,2],"numbers":[-1,3]}',
    'regions[1] is 2, where a whole number from 0 to 1 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[5,0]}',
    'numbers[0] is 5, where a whole number from -2 to 4 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":{"0":1}}',
    'numbers is an object, where a list of numbers was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"extra":1}',
    'The JSON has a field "extra", which no board of this genre has.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"marks":[1]}',
    'marks has 1 number, where 2 were expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"marks":[1,3]}',
    'marks[1] is 3, where a whole number from 0 to 2 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":[]}',
    'notes is a list, where an object of lists was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"foo":[]}}',
    'notes has a layer "foo", which no board of this genre has.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"verdicts":[1]}}',
    'notes.verdicts has 1 number, where 2 were expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3],"notes":{"verdicts":[1,9]}}',
    'notes.verdicts[1] is 9, where a whole number from 0 to 2 was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,',
    'The JSON ends after character 79, where a value was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":2,"height":1,"regions":[0,1],"numbers":[-1,3]}x',
    'Character 83 of the JSON is "x", where its end was expected.',
  ],
  [
    '{"kaisu":1,"genre":"usowan","width":1,"height":1,"__proto__":[1]}',
    'The JSON has a field "__proto__", which no board of this genre has.',
  ],
  ['{\u0000}', 'Character 2 of the JSON is "U+0000", where a name (plain characters in double quotes) was expected.'],
]);
