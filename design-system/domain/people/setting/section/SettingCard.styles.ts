import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** How the card is saved stands beside its title, so that its place takes no line of its own on a phone. */
export const CardHead = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space['0-5']} ${space[4]};
  > p {
    grid-column: 1 / -1;
  }
`

/** A part that the index leads to. */
export const Anchored = styled.div`
  min-width: 0;
`
