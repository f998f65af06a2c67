import { styled } from 'styled-components'
import { captionText, centred, row, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const PersonRoot = styled.span`
  ${row(vars.space['2-5'])}
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
    ${captionText}
  }
`

/** In place of a picture, for whom is not to be known. */
export const Nobody = styled.span`
  flex: none;
  ${centred}
  ${square(vars.size.tileS)}
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`
