import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { space } = vars

export const Index = styled.ul`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`

/** A part that the index leads to stops below the bar that sticks to the top. */
export const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`
