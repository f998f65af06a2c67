import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const TagPlace = styled.div`
  ${wrappingRow('0', space[1])}
  min-width: 0;
  /* The pencil stays with its word. */
  > span {
    ${row(space[1])}
    min-width: 0;
  }
  strong {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > small {
    ${captionText}
  }
`

/** The field of a name, with what keeps it and what leaves it. */
export const TagForm = styled.form`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
  > button {
    height: ${vars.size.controlL};
  }
`

export const CodeText = styled.span`
  font: ${type.codeText.font};
  color: ${semantic.text.secondary};
`

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
  @media ${media.phone} {
    gap: 0;
  }
`

export const RetagFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[5]} ${space[4]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};
  }
`
