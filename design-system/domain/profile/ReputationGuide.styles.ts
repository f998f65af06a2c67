import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { space } = vars

export const Index = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`

/** A part that the index leads to stops below the bar that sticks to the top. */
export const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  scroll-margin-top: calc(${vars.size.header} + ${space[4]});
  overflow-wrap: anywhere;
`
