import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const PersonRoot = styled.span`
  display: flex;
  align-items: center;
  gap: ${vars.space['2-5']};
  min-width: 0;
`

export const PersonWords = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${vars.font.weight.semibold};
  > a[data-look] {
    font-weight: inherit;
    color: ${semantic.text.primary};
  }
  > small {
    display: block;
    font: ${vars.type.caption.font};
    color: ${semantic.text.secondary};
  }
`

/** In place of a picture, for whom is not to be known. */
export const Nobody = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${vars.size.tileS};
  height: ${vars.size.tileS};
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`
