import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

/** A number longer than its line breaks rather than leave its card. */
export const WrittenForms = styled.div`
  [data-size] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

/** What is tried out: fields no wider than what is typed into them. */
export const TryPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[4]};
  > * {
    flex: 0 1 20em;
    min-width: 0;
  }
`
