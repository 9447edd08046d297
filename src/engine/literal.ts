// Variable v has two literals: 2v says yes, 2v + 1 says no.

export type Variable = number;
export type Literal = number;

export const NO_LITERAL: Literal = -1;

export function yes(variable: Variable): Literal {
  return 2 * variable;
}

export function no(variable: Variable): Literal {
  return 2 * variable + 1;
}

export function negate(literal: Literal): Literal {
  return literal ^ 1;
}

export function variableOf(literal: Literal): Variable {
  return literal >> 1;
}
