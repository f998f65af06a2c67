import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The code beside what it says. */
export const MainPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space[3]};
`

/** Two that weigh the same. */
export const MainActions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`

export const UrlText = styled.p`
  font: ${type.codeText.font};
  overflow-wrap: anywhere;
`

export const MainNote = styled.p`
  margin-top: ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`

/** A code that is read from across a table. */
export const BigCode = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  text-align: center;
  > svg {
    max-width: 100%;
  }
`
